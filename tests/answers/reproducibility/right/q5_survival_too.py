# Another way: survival.
def silent_until(gaps, limits):
    chance = Fraction(1)
    for gap in gaps:
        chance *= Fraction(sum(gap <= limit for limit in limits), len(limits))
    return chance


def first_to_speak(gaps, threshold, gammas, etas):
    stay = [
        sum(silent_until(gaps[:j], [threshold + g + e for e in etas]) for g in gammas) / len(gammas)
        for j in range(len(gaps) + 1)
    ]
    return (*[a - b for a, b in zip(stay, stay[1:])], stay[-1])
