# Four queries or more: after three silent ones a new γ is drawn.
def first_to_speak(gaps, threshold, gammas, etas):
    told, left = [], [Fraction(1, len(gammas))] * len(gammas)
    for j, gap in enumerate(gaps):
        if j and j % 3 == 0:
            left = [sum(left) / len(gammas)] * len(gammas)
        speaks = [Fraction(sum(gap > threshold + g + e for e in etas), len(etas)) for g in gammas]
        told.append(sum(s * p for s, p in zip(left, speaks)))
        left = [s * (1 - p) for s, p in zip(left, speaks)]
    return [*told, sum(left)]
