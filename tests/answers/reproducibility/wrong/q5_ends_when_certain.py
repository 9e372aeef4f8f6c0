# The hold-out has spoken for certain before the last query: the list is too short.
def first_to_speak(gaps, threshold, gammas, etas):
    silent, told = [Fraction(1, len(gammas))] * len(gammas), []
    for gap in gaps:
        speaks = [Fraction(sum(gap > threshold + g + e for e in etas), len(etas)) for g in gammas]
        told.append(sum(s * p for s, p in zip(silent, speaks)))
        silent = [s * (1 - p) for s, p in zip(silent, speaks)]
        if not any(silent):
            break
    return [*told, sum(silent)]
