# One weight for each possible noisy threshold is carried from question to question.
def chance(values, threshold, place, first, second):
    alive = {threshold + r: Fraction(p) for r, p in enumerate(first) if p}
    for number, value in enumerate(values):
        stopped, still = Fraction(0), {}
        for limit, weight in alive.items():
            yes = sum(p for k, p in enumerate(second) if value + k >= limit)
            stopped += weight * yes
            still[limit] = weight * (1 - yes)
        if number == place:
            return stopped
        alive = still
    return sum(alive.values())
