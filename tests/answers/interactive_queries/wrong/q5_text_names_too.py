# Parts called 1 and "1": they share an account.
def part_decisions(total, parts, requests):
    paid, granted = {str(part): Fraction(0) for part in parts}, []
    for name, epsilon in requests:
        touched = list(paid) if name is None else [str(name)]
        fits = all(paid[part] + epsilon <= total for part in touched)
        if fits:
            for part in touched:
                paid[part] += epsilon
        granted.append(fits)
    return granted
