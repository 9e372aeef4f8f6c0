# Counts the different values of each class.
def telling(rows, quasi, sensitive, ruled_out):
    pairs = {
        (tuple(r[c] for c in quasi), r[sensitive]) for r in rows if not {r[sensitive]} & ruled_out
    }
    number = Counter(name for name, _ in pairs)
    return {name: value for name, value in pairs if number[name] == 1}
