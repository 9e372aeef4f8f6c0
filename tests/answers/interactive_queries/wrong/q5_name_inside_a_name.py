# Wrong for total = 1, parts = ["A", "AB"], requests = [("AB", 1), ("A", 1)]: `part in name` finds the text A inside AB, so A pays too.
def part_decisions(total, parts, requests):
    paid, said = {p: Fraction(0) for p in parts}, []
    for name, e in requests:
        touched = [p for p in parts if name is None or p in name]
        ok = all(paid[p] + e <= total for p in touched)
        if ok:
            for p in touched:
                paid[p] += e
        said.append(ok)
    return said
