# Splits the table by one quasi-identifier after the other.
def telling(rows, quasi, sensitive, ruled_out):
    if not quasi:
        left = {r[sensitive] for r in rows}.difference(ruled_out)
        return {(): next(iter(left))} if len(left) == 1 else {}
    found = {}
    for value in {r[quasi[0]] for r in rows}:
        part = [r for r in rows if r[quasi[0]] == value]
        for name, told in telling(part, quasi[1:], sensitive, ruled_out).items():
            found[value, *name] = told
    return found
