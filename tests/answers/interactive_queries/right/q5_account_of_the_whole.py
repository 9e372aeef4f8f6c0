# An account of the whole, and one for each part
def part_decisions(total, parts, requests):
    whole, own = Fraction(0), Counter()
    said = ()
    for name, e in requests:
        already = own[name] if name is not None else max(own.values(), default=0)
        if whole + already + e > total:
            said += (False,)
            continue
        said += (True,)
        if name is None:
            whole += e
        else:
            own[name] += e
    return said
