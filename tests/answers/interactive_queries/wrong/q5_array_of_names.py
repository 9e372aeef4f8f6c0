# Wrong for parts = ["A", 1]: the array turns the number into a text, and 1 is never found.
def part_decisions(total, parts, requests):
    names = np.array(parts)
    paid, said = [Fraction(0)] * len(parts), []
    for name, e in requests:
        touched = [i for i in range(len(parts)) if name is None or names[i] == name]
        fits = all(paid[i] + e <= total for i in touched)
        if fits:
            for i in touched:
                paid[i] += e
        said.append(fits)
    return said
