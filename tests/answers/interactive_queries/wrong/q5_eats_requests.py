# Takes the requests off the list that it was given.
# Witness: part_decisions(Fraction(1), ["A"], requests) with one request returns the right list, but leaves requests = []; it must stay [('A', Fraction(1, 2))]
def part_decisions(total, parts, requests):
    paid, granted = dict.fromkeys(parts, Fraction(0)), []
    while requests:
        name, e = requests.pop(0)
        touched = parts if name is None else [name]
        fits = all(paid[part] + e <= total for part in touched)
        if fits:
            for part in touched:
                paid[part] += e
        granted.append(fits)
    return granted
