# Wrong where an early query speaks for certain: the list is too short, as the loop ends when nothing is left.
def first_to_speak(gaps, threshold, gammas, etas):
    told = []
    silent = [Fraction(1, len(gammas))] * len(gammas)
    for gap in gaps:
        if not any(silent):
            break
        p = [Fraction(sum(gap > threshold + g + e for e in etas), len(etas)) for g in gammas]
        told.append(sum(a * b for a, b in zip(silent, p)))
        silent = [a * (1 - b) for a, b in zip(silent, p)]
    return told + [sum(silent)]
