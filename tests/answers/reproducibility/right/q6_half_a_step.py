# Half a step.
def leftmost(k, people):
    return tuple(1 if i < k else 0 for i in range(people))


def certificate(people, threshold):
    # a training average that is not 0 where there is room for it
    k = max(j for j in range(people) if Fraction(j, people) <= threshold)
    room = threshold - Fraction(k, people)
    if k:
        step = min(Fraction(1, people) - room, Fraction(1, people)) / 2
        return step, leftmost(k, people), leftmost(k + 1, people)
    return Fraction(0), leftmost(0, people), leftmost(1, people)
