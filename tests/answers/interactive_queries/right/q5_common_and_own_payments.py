# By common and own payments.
def part_decisions(total, parts, requests):
    common, own = Fraction(0), dict.fromkeys(parts, Fraction(0))
    out = ()
    for name, e in requests:
        worst = max(own.values()) if name is None else own[name]
        fits = common + worst + e <= total
        if fits and name is None:
            common += e
        elif fits:
            own[name] += e
        out += (int(fits),)
    return out
