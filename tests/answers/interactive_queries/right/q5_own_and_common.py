# What all have paid together, and what each part paid on top, with the largest of it.
def part_decisions(total, parts, requests):
    common, most, own = Fraction(0), Fraction(0), Counter()
    out = []
    for name, e in requests:
        before = most if name is None else own[name]
        if common + before + e > total:
            out.append(False)
            continue
        out.append(True)
        if name is None:
            common += e
        else:
            own[name] += e
            most = max(most, own[name])
    return tuple(out)
