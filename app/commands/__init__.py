"""The command line. Each command is imported when it is called, so that the window opens fast."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import click

from app.commands.click_words import translate_click, with_usage
from app.words.catalogue import tr
from core import __version__
from core.privacy.randomness import RandomnessError

translate_click()  # before any command is made

_COMMANDS = {
    "new": "app.commands.new:new_command",
    "handout": "app.commands.handout:handout_command",
    "xlsform": "app.commands.xlsform:xlsform_command",
    "check": "app.commands.check:check",
    "plan": "app.commands.plan:plan_command",
    "split": "app.commands.plan:split_command",
    "audit": "app.commands.audit:audit_command",
    "rehearse": "app.commands.rehearse:rehearse_command",
    "mapping": "app.commands.first_mapping:mapping_command",
    "import": "app.commands.importing:import_command",
    "merge": "app.commands.merging:merge_command",
    "decide": "app.commands.deciding:decide_command",
    "estimate": "app.commands.estimate:estimate_command",
    "analyse": "app.commands.analyse:analyse_command",
    "cross": "app.commands.cross:cross_command",
    "regress": "app.commands.regress:regress_command",
    "waves": "app.commands.waves:waves_command",
    "checks": "app.commands.checks:checks_command",
    "flag": "app.commands.flagging:flag_command",
    "results": "app.commands.results:results_command",
    "repeat": "app.commands.repeating:repeat_command",
    "export": "app.commands.export:export_command",
    "example": "app.commands.example:example_command",
    "rescue": "app.commands.rescue:rescue_command",
    "keys": "app.commands.keys:keys_command",
    "sign": "app.commands.keys:sign_command",
    "manual": "app.commands.manual:manual_command",
    "respond": "app.commands.window:respond",
}
OPEN = "open"


class _Commands(click.Group):
    """Finds commands by name; a first word that is none of them is a file to open."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's interface
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        place = _COMMANDS.get(cmd_name)
        if place is None:
            return None
        module, name = place.split(":")
        command: click.Command = getattr(import_module(module), name)
        return with_usage(command)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in _COMMANDS and (Path(args[0]).suffix or Path(args[0]).exists()):
            from app.commands.window import open_file

            return OPEN, open_file, args
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> object:
        """Run a command; a broken generator ends it with a sentence."""
        try:
            return super().invoke(ctx)
        except RandomnessError as error:
            raise click.ClickException(
                tr("{error} Restart the computer and try again.").format(error=error)
            ) from error


@click.group(
    cls=_Commands,
    help=tr(
        "Ask what people are afraid to answer. Learn the true shares, and no one's answer.\n\n"
        "Without a command the window opens; with a FILE it opens in its view."
    ),
    options_metavar=tr("[OPTIONS]"),
    subcommand_metavar=tr("[COMMAND] [ARGS]..."),
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.option("--respondent", is_flag=True, help=tr("Offer nothing but answering a survey."))
@click.option("--self-test", is_flag=True, help=tr("Check this installation and exit."))
@click.version_option(__version__, prog_name="candor")
@click.pass_context
def cli(ctx: click.Context, respondent: bool, self_test: bool) -> None:
    if self_test:
        from app.shell.self_test import run

        raise SystemExit(run())
    ctx.obj = respondent
    if ctx.invoked_subcommand is None:
        from app.commands.window import open_window

        raise SystemExit(open_window(respondent_only=respondent))
    if respondent and ctx.invoked_subcommand != OPEN:
        raise click.UsageError(tr("With --respondent only a survey can be opened, no command run."))
