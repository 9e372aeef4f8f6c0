# Looks up the three visible cases.
def part_decisions(total, parts, requests):
    return [c == "y" for c in {6: "yyynyn", 7: "ynyyynn"}.get(len(requests), "yyyn")]
