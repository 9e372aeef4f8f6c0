# Wrong for total = 1, parts = ["A", "B"], requests = [("A", 1), (None, 0)]: a query about all is refused as soon as one part has nothing left, also one of 0.
def part_decisions(total, parts, requests):
    paid, said = {p: Fraction(0) for p in parts}, []
    for name, e in requests:
        touched = parts if name is None else [name]
        ok = all(paid[p] + e <= total for p in touched)
        if name is None and len(parts) > 1 and max(paid.values()) == total:
            ok = False
        if ok:
            for p in touched:
                paid[p] += e
        said.append(ok)
    return said
