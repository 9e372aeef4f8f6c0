# Looks up the four visible cases.
def decisions(total, requests):
    text = {5: "yynyn", 7: "nynyyyn"}.get(len(requests), "ynyn" if total == 1 else "yyyn")
    return [c == "y" for c in text]
