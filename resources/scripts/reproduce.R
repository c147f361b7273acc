# Works out the shares of a report again, by RRreg.
#
# Run it in the folder of reports.csv, the reports of the same people:
#
#     Rscript reproduce.R [REPORTS.CSV]
#
# It needs the package RRreg (Heck & Moshagen 2018) and prints a table as CSV. A share of any
# design here is one of forced response to the report of one option: 1 is forced with q, 0 with
# 1 - p, p and q being the chances of a report where the option is true and where another is.
#
# Shares are those of the report. Where numbers differ, and why:
# - se_rrreg divides by n - 1 and the report by n; se is the one of the report.
# - Intervals are there where base R has them: Wilson's, Clopper and Pearson's, and Wald's. Those
#   of Feldman and Cousins, by likelihood ratio and at any time are not: low and high are then NA.
# - Means of answers in order, consistent shares, checks, and reports by local hashing or of a
#   window are not worked out here; reproduce.py has them all. Questions of other designs are named
#   in `left_out` and in a message.

made <- list()

if (!made$plain) {
  stop("With weights, strata, clusters or a finite population only reproduce.py is right.")
}
if (!length(made$rows)) {
  stop("RRreg has the design of none of these questions; reproduce.py works them out.")
}
if (length(made$left_out)) {
  message("Not worked out here, as RRreg does not have their designs: ",
          paste(made$left_out, collapse = ", "), ". reproduce.py works them out.")
}

suppressPackageStartupMessages(library(RRreg))

ends <- function(x, n, level, interval) {
  if (interval == "wilson") {
    return(as.numeric(suppressWarnings(
      prop.test(x, n, conf.level = level, correct = FALSE)$conf.int)))
  }
  if (interval == "clopper-pearson") {
    return(as.numeric(binom.test(x, n, conf.level = level)$conf.int))
  }
  if (interval == "wald") {
    rate <- x / n
    return(rate + c(-1, 1) * qnorm(1 - (1 - level) / 2) * sqrt(rate * (1 - rate) / n))
  }
  c(NA_real_, NA_real_)
}

estimated <- function(row, data) {
  saved <- data[[row$column]]
  saved <- saved[!is.na(saved)]
  n <- length(saved)
  found <- list(question = row$question, option = row$option, n = n, reported = NA, share = NA,
                se = NA, se_rrreg = NA, low = NA, high = NA)
  if (n == 0) {
    return(found)
  }
  if (row$sort == "mean") {
    numbers <- as.numeric(saved)
    found$share <- mean(numbers)
    found$se <- sd(numbers) / sqrt(n)
    return(found)
  }
  bit <- as.integer(saved == row$value)
  found$reported <- sum(bit)
  p <- row$p
  q <- row$q
  if (p < q) {
    bit <- 1L - bit
    p <- 1 - row$p
    q <- 1 - row$q
  }
  by_rrreg <- p < 1 || q > 0
  if (by_rrreg && n > 1) {
    result <- RRuni(response = bit, model = "FR", p = c(1 - p, q), MLest = FALSE)
    share <- as.numeric(result$pi[2])
    found$se_rrreg <- as.numeric(result$piSE[2])
    se <- found$se_rrreg * sqrt((n - 1) / n)
  } else {
    share <- (mean(bit) - q) / (p - q)
    se <- sqrt(mean(bit) * (1 - mean(bit)) / n) / (p - q)
  }
  span <- (ends(sum(bit), n, made$level, made$interval) - q) / (p - q)
  unit <- row$high - row$low
  found$share <- row$low + unit * share
  found$se <- unit * se
  found$se_rrreg <- unit * found$se_rrreg
  found$low <- row$low + unit * span[1]
  found$high <- row$low + unit * span[2]
  found
}

given <- commandArgs(trailingOnly = TRUE)
data <- read.csv(if (length(given)) given[1] else made$reports, check.names = FALSE,
                 colClasses = "character", na.strings = "", encoding = "UTF-8")
rows <- lapply(made$rows, estimated, data = data)
write.csv(do.call(rbind, lapply(rows, as.data.frame)), row.names = FALSE)
