# Recursion on what is left
def decisions(total, requests):
    if not requests:
        return []
    e, rest = requests[0], requests[1:]
    total = Fraction(str(total))
    if not math.isfinite(e):
        return [False] + decisions(total, rest)
    e = Fraction(str(e))
    granted = 0 <= e <= total
    return [granted] + decisions(total - e if granted else total, rest)
