# Wrong for total = 1, parts = ["", "A"], requests = [("", 1), ("A", 1)]: `if not name` takes the empty name for the whole.
def part_decisions(total, parts, requests):
    paid, said = {p: Fraction(0) for p in parts}, []
    for name, e in requests:
        touched = parts if not name else [name]
        ok = all(paid[p] + e <= total for p in touched)
        if ok:
            for p in touched:
                paid[p] += e
        said.append(ok)
    return said
