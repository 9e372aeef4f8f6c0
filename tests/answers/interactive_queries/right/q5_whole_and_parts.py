# Keeps one account for all and one for each part.
def part_decisions(total, parts, requests):
    everybody, own, said = Fraction(0), Counter(), []
    for name, epsilon in requests:
        if name is None:
            ok = everybody + max([own[p] for p in parts]) + epsilon <= total
            everybody += epsilon * ok
        else:
            ok = everybody + own[name] + epsilon <= total
            own[name] += epsilon * ok
        said.append(ok)
    return said
