# Wrong for total = 1, parts = ["Ba", "Bo"], requests = [("Ba", 1), ("Bo", 1)]: accounts are kept under the first letter.
def part_decisions(total, parts, requests):
    paid, said = {p[:1]: Fraction(0) for p in parts}, []
    for name, e in requests:
        touched = list(paid) if name is None else [name[:1]]
        ok = all(paid[p] + e <= total for p in touched)
        if ok:
            for p in touched:
                paid[p] += e
        said.append(ok)
    return said
