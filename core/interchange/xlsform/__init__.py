"""XLSForm, the sheets that Kobo, ODK and SurveyCTO share, in and out.

A survey's own parts stand in columns that begin with rr, which other programs pass over.
"""

from core.interchange.xlsform.codes import Code, Meaning
from core.interchange.xlsform.findings import Finding, FormFinding, SheetPlace
from core.interchange.xlsform.reading import Form, read_form, read_if_form
from core.interchange.xlsform.writing import Wording, untrue_in_form, write_form

__all__ = [
    "Code",
    "Finding",
    "Form",
    "FormFinding",
    "Meaning",
    "SheetPlace",
    "Wording",
    "read_form",
    "read_if_form",
    "untrue_in_form",
    "write_form",
]
