# An account for the whole and one for each part
def part_decisions(total, parts, requests):
    whole, own, out = Fraction(0), Counter({p: Fraction(0) for p in parts}), []
    for name, e in requests:
        most = max(own.values()) if name is None else own[name]
        fits = whole + most + e <= total
        out.append(fits)
        if fits and name is None:
            whole += e
        elif fits:
            own[name] += e
    return out
