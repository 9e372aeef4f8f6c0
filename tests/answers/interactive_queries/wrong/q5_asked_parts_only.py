# Accounts are opened only for parts that some request names, so requests about all alone are never added up.
def part_decisions(total, parts, requests):
    """Which requests about parts of the data, or about all, a budget grants."""
    paid = {name: Fraction(0) for name, _ in requests if name is not None}
    answers = []
    for name, epsilon in requests:
        touched = list(paid) if name is None else [name]
        fits = max((paid[part] for part in touched), default=0) + epsilon <= total
        answers.append(fits)
        for part in touched:
            paid[part] += epsilon if fits else 0
    return answers
