# A gap of 0: "nothing to say", but a limit below 0 lets the hold-out speak.
def first_to_speak(gaps, threshold, gammas, etas):
    told = [Fraction(0)] * (len(gaps) + 1)
    for gamma in gammas:
        silent = Fraction(1, len(gammas))
        for j, gap in enumerate(gaps):
            if not gap:
                continue
            speaks = Fraction(sum(gap > threshold + gamma + eta for eta in etas), len(etas))
            told[j] += silent * speaks
            silent *= 1 - speaks
        told[-1] += silent
    return told
