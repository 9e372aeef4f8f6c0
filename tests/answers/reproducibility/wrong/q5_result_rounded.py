# Wrong for large denominators: the chances were made of floats and limit_denominator(2000).
def first_to_speak(gaps, threshold, gammas, etas):
    told = [0.0] * (len(gaps) + 1)
    for gamma in gammas:
        silent = 1 / len(gammas)
        for i, gap in enumerate(gaps):
            speaks = sum(gap > threshold + gamma + eta for eta in etas) / len(etas)
            told[i] += silent * speaks
            silent *= 1 - speaks
        told[-1] += silent
    return [Fraction(p).limit_denominator(2000) for p in told]
