"""What a methods paragraph refers to: each source under a key, as people cite it.

Titles of works stay in their own language, as in every list of references.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reference:
    """A source: how a sentence names it, and how a list does."""

    key: str
    short: str
    full: str


_ALL = (
    Reference(
        "bassily-2015",
        "Bassily & Smith 2015",
        "Bassily, R., & Smith, A. (2015). Local, private, efficient protocols for succinct "
        "histograms. Proceedings of the 47th ACM Symposium on Theory of Computing, 127–135.",
    ),
    Reference(
        "atsusaka-2023",
        "Atsusaka & Stevenson 2023",
        "Atsusaka, Y., & Stevenson, R. T. (2023). A bias-corrected estimator for the crosswise "
        "model with inattentive respondents. Political Analysis, 31(1), 134–148.",
    ),
    Reference(
        "binder-1983",
        "Binder 1983",
        "Binder, D. A. (1983). On the variances of asymptotically normal estimators from complex "
        "surveys. International Statistical Review, 51(3), 279–292.",
    ),
    Reference(
        "boruch-1971",
        "Boruch 1971",
        "Boruch, R. F. (1971). Assuring confidentiality of responses in social research: A note "
        "on strategies. The American Sociologist, 6(4), 308–311.",
    ),
    Reference(
        "clark-1998",
        "Clark & Desharnais 1998",
        "Clark, S. J., & Desharnais, R. A. (1998). Honest answers to embarrassing questions: "
        "Detecting cheating in the randomized response model. Psychological Methods, 3(2), "
        "160–168.",
    ),
    Reference(
        "clopper-1934",
        "Clopper & Pearson 1934",
        "Clopper, C. J., & Pearson, E. S. (1934). The use of confidence or fiducial limits "
        "illustrated in the case of the binomial. Biometrika, 26(4), 404–413.",
    ),
    Reference(
        "deming-1940",
        "Deming & Stephan 1940",
        "Deming, W. E., & Stephan, F. F. (1940). On a least squares adjustment of a sampled "
        "frequency table when the expected marginal totals are known. Annals of Mathematical "
        "Statistics, 11(4), 427–444.",
    ),
    Reference(
        "deville-1992",
        "Deville & Särndal 1992",
        "Deville, J.-C., & Särndal, C.-E. (1992). Calibration estimators in survey sampling. "
        "Journal of the American Statistical Association, 87(418), 376–382.",
    ),
    Reference(
        "ding-2017",
        "Ding, Kulkarni & Yekhanin 2017",
        "Ding, B., Kulkarni, J., & Yekhanin, S. (2017). Collecting telemetry data privately. "
        "Advances in Neural Information Processing Systems, 30, 3571–3580.",
    ),
    Reference(
        "duchi-2018",
        "Duchi, Jordan & Wainwright 2018",
        "Duchi, J. C., Jordan, M. I., & Wainwright, M. J. (2018). Minimax optimal procedures for "
        "locally private estimation. Journal of the American Statistical Association, 113(521), "
        "182–201.",
    ),
    Reference(
        "dunn-1961",
        "Dunn 1961",
        "Dunn, O. J. (1961). Multiple comparisons among means. Journal of the American "
        "Statistical Association, 56(293), 52–64.",
    ),
    Reference(
        "dwork-2014",
        "Dwork & Roth 2014",
        "Dwork, C., & Roth, A. (2014). The algorithmic foundations of differential privacy. "
        "Foundations and Trends in Theoretical Computer Science, 9(3–4), 211–407.",
    ),
    Reference(
        "erlingsson-2014",
        "Erlingsson, Pihur & Korolova 2014",
        "Erlingsson, Ú., Pihur, V., & Korolova, A. (2014). RAPPOR: Randomized aggregatable "
        "privacy-preserving ordinal response. Proceedings of the 2014 ACM SIGSAC Conference on "
        "Computer and Communications Security, 1054–1067.",
    ),
    Reference(
        "feldman-1998",
        "Feldman & Cousins 1998",
        "Feldman, G. J., & Cousins, R. D. (1998). Unified approach to the classical statistical "
        "analysis of small signals. Physical Review D, 57(7), 3873–3889.",
    ),
    Reference(
        "fieller-1954",
        "Fieller 1954",
        "Fieller, E. C. (1954). Some problems in interval estimation. Journal of the Royal "
        "Statistical Society B, 16(2), 175–185.",
    ),
    Reference(
        "greenberg-1969",
        "Greenberg et al. 1969",
        "Greenberg, B. G., Abul-Ela, A.-L. A., Simmons, W. R., & Horvitz, D. G. (1969). The "
        "unrelated question randomized response model: Theoretical framework. Journal of the "
        "American Statistical Association, 64(326), 520–539.",
    ),
    Reference(
        "holm-1979",
        "Holm 1979",
        "Holm, S. (1979). A simple sequentially rejective multiple test procedure. Scandinavian "
        "Journal of Statistics, 6(2), 65–70.",
    ),
    Reference(
        "howard-2021",
        "Howard et al. 2021",
        "Howard, S. R., Ramdas, A., McAuliffe, J., & Sekhon, J. (2021). Time-uniform, "
        "nonparametric, nonasymptotic confidence sequences. Annals of Statistics, 49(2), "
        "1055–1080.",
    ),
    Reference(
        "kairouz-2016",
        "Kairouz, Bonawitz & Ramage 2016",
        "Kairouz, P., Bonawitz, K., & Ramage, D. (2016). Discrete distribution estimation under "
        "local privacy. Proceedings of the 33rd International Conference on Machine Learning, "
        "2436–2444.",
    ),
    Reference(
        "kish-1965", "Kish 1965", "Kish, L. (1965). Survey sampling. New York: John Wiley & Sons."
    ),
    Reference(
        "korn-1998",
        "Korn & Graubard 1998",
        "Korn, E. L., & Graubard, B. I. (1998). Confidence intervals for proportions with small "
        "expected number of positive counts estimated from survey data. Survey Methodology, "
        "24(2), 193–201.",
    ),
    Reference(
        "kuk-1990",
        "Kuk 1990",
        "Kuk, A. Y. C. (1990). Asking sensitive questions indirectly. Biometrika, 77(2), 436–438.",
    ),
    Reference(
        "li-2020",
        "Li et al. 2020",
        "Li, Z., Wang, T., Lopuhaä-Zwakenberg, M., Li, N., & Škorić, B. (2020). Estimating "
        "numerical distributions under local differential privacy. Proceedings of the 2020 ACM "
        "SIGMOD International Conference on Management of Data, 621–635.",
    ),
    Reference(
        "mangat-1994",
        "Mangat 1994",
        "Mangat, N. S. (1994). An improved randomized response strategy. Journal of the Royal "
        "Statistical Society B, 56(1), 93–95.",
    ),
    Reference(
        "mangat-1990",
        "Mangat & Singh 1990",
        "Mangat, N. S., & Singh, R. (1990). An alternative randomized response procedure. "
        "Biometrika, 77(2), 439–442.",
    ),
    Reference(
        "moshagen-2012",
        "Moshagen, Musch & Erdfelder 2012",
        "Moshagen, M., Musch, J., & Erdfelder, E. (2012). A stochastic lie detector. Behavior "
        "Research Methods, 44(1), 222–231.",
    ),
    Reference(
        "nguyen-2016",
        "Nguyên et al. 2016",
        "Nguyên, T. T., Xiao, X., Yang, Y., Hui, S. C., Shin, H., & Shin, J. (2016). Collecting "
        "and analyzing data from smart device users with local differential privacy. "
        "arXiv:1606.05053.",
    ),
    Reference(
        "rao-1981",
        "Rao & Scott 1981",
        "Rao, J. N. K., & Scott, A. J. (1981). The analysis of categorical data from complex "
        "sample surveys: Chi-squared tests for goodness of fit and independence in two-way "
        "tables. Journal of the American Statistical Association, 76(374), 221–230.",
    ),
    Reference(
        "robbins-1970",
        "Robbins 1970",
        "Robbins, H. (1970). Statistical methods related to the law of the iterated logarithm. "
        "Annals of Mathematical Statistics, 41(5), 1397–1409.",
    ),
    Reference(
        "student-1908",
        "Student 1908",
        "Student (1908). The probable error of a mean. Biometrika, 6(1), 1–25.",
    ),
    Reference(
        "wang-n-2019",
        "Wang et al. 2019",
        "Wang, N., Xiao, X., Yang, Y., Zhao, J., Hui, S. C., Shin, H., Shin, J., & Yu, G. (2019). "
        "Collecting and analyzing multidimensional data with local differential privacy. "
        "Proceedings of the 35th IEEE International Conference on Data Engineering, 638–649.",
    ),
    Reference(
        "wang-2017",
        "Wang et al. 2017",
        "Wang, T., Blocki, J., Li, N., & Jha, S. (2017). Locally differentially private protocols "
        "for frequency estimation. Proceedings of the 26th USENIX Security Symposium, 729–745.",
    ),
    Reference(
        "wang-2020",
        "Wang et al. 2020",
        "Wang, T., Lopuhaä-Zwakenberg, M., Li, Z., Škorić, B., & Li, N. (2020). Locally "
        "differentially private frequency estimation with consistency. Proceedings of the Network "
        "and Distributed System Security Symposium.",
    ),
    Reference(
        "warner-1965",
        "Warner 1965",
        "Warner, S. L. (1965). Randomized response: A survey technique for eliminating evasive "
        "answer bias. Journal of the American Statistical Association, 60(309), 63–69.",
    ),
    Reference(
        "welch-1947",
        "Welch 1947",
        "Welch, B. L. (1947). The generalization of “Student’s” problem when several different "
        "population variances are involved. Biometrika, 34(1–2), 28–35.",
    ),
    Reference(
        "wilks-1938",
        "Wilks 1938",
        "Wilks, S. S. (1938). The large-sample distribution of the likelihood ratio for testing "
        "composite hypotheses. Annals of Mathematical Statistics, 9(1), 60–62.",
    ),
    Reference(
        "wilson-1927",
        "Wilson 1927",
        "Wilson, E. B. (1927). Probable inference, the law of succession, and statistical "
        "inference. Journal of the American Statistical Association, 22(158), 209–212.",
    ),
    Reference(
        "ye-2018",
        "Ye & Barg 2018",
        "Ye, M., & Barg, A. (2018). Optimal schemes for discrete distribution estimation under "
        "locally differential privacy. IEEE Transactions on Information Theory, 64(8), 5662–5676.",
    ),
    Reference(
        "yu-2008",
        "Yu, Tian & Tang 2008",
        "Yu, J.-W., Tian, G.-L., & Tang, M.-L. (2008). Two new models for survey sampling with "
        "sensitive characteristic: Design and analysis. Metrika, 67(3), 251–263.",
    ),
    Reference(
        "eichhorn-1983",
        "Eichhorn & Hayre 1983",
        "Eichhorn, B. H., & Hayre, L. S. (1983). Scrambled randomized response methods for "
        "obtaining sensitive quantitative data. Journal of Statistical Planning and Inference, 7, "
        "307–316.",
    ),
    Reference(
        "bar-lev-2004",
        "Bar-Lev, Bobovitch & Boukai 2004",
        "Bar-Lev, S. K., Bobovitch, E., & Boukai, B. (2004). A note on randomized response models "
        "for quantitative data. Metrika, 60, 255–260.",
    ),
    Reference(
        "saha-2007",
        "Saha 2007",
        "Saha, A. (2007). A simple randomized response technique in complex surveys. Metron, 65, "
        "59–66.",
    ),
    Reference(
        "diana-2010",
        "Diana & Perri 2010",
        "Diana, G., & Perri, P. F. (2010). New scrambled response models for estimating the mean "
        "of a sensitive quantitative character. Journal of Applied Statistics, 37(11), 1875–1890.",
    ),
    Reference(
        "chaudhuri-2013",
        "Chaudhuri & Christofides 2013",
        "Chaudhuri, A., & Christofides, T. C. (2013). Indirect questioning in sample surveys. "
        "Springer.",
    ),
    Reference(
        "mangat-1992",
        "Mangat 1992",
        "Mangat, N. S. (1992). Two stage randomized response sampling procedure using unrelated "
        "question. Journal of the Indian Society of Agricultural Statistics, 44, 82–87.",
    ),
)

REFERENCES: dict[str, Reference] = {each.key: each for each in _ALL}

OF_DESIGNS: dict[str, tuple[str, ...]] = {
    "two-coins": ("dwork-2014",),
    "kuk": ("kuk-1990",),
    "kuk-cards": ("kuk-1990",),
    "mangat-singh": ("mangat-1990",),
    "unrelated": ("greenberg-1969",),
    "unrelated-unknown": ("greenberg-1969",),
    "cheating-detection": ("clark-1998",),
    "cheating-detection-symmetric": ("clark-1998",),
    "sld": ("moshagen-2012",),
    "direct": ("kairouz-2016",),
    "symmetric-unary": ("erlingsson-2014",),
    "optimized-unary": ("wang-2017",),
    "rappor": ("erlingsson-2014",),
    "rappor-permanent": ("erlingsson-2014",),
    "crosswise": ("yu-2008",),
    "triangular": ("yu-2008",),
    "mangat": ("mangat-1994",),
    "mangat-unrelated": ("mangat-1992",),
    "eichhorn-hayre": ("eichhorn-1983",),
    "bar-lev": ("bar-lev-2004",),
    "saha": ("saha-2007",),
    "diana-perri-1": ("diana-2010",),
    "diana-perri-2": ("diana-2010",),
    "chaudhuri-christofides": ("chaudhuri-2013",),
}
"""What describes a design of tables from elsewhere, by its name."""
