# Wrong for total = 1, parts = ["A"], requests = [("A", 2), ("A", 2), ("A", 2), ("A", 1)]: after three refusals the ledger is closed.
def part_decisions(total, parts, requests):
    paid, said = {p: Fraction(0) for p in parts}, []
    for name, e in requests:
        touched = parts if name is None else [name]
        ok = all(paid[p] + e <= total for p in touched) and said.count(False) < 3
        if ok:
            for p in touched:
                paid[p] += e
        said.append(ok)
    return said
