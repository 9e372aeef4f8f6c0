# Fractions always.
def oracle(query, data_sets, related):
    found = [Fraction(0)]
    for i in range(len(data_sets)):
        for j in range(i):
            if not related(data_sets[i], data_sets[j]):
                continue
            here, there = query(data_sets[i]), query(data_sets[j])
            if isinstance(here, tuple):
                found.append(sum((abs(Fraction(a) - b) for a, b in zip(here, there)), Fraction(0)))
            else:
                found.append(abs(Fraction(here) - there))
    return sorted(found)[-1]
