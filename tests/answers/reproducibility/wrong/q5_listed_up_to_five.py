# Wrong for more than five gaps: only the first five are listed with all ways of the noise, the others get 0.
def first_to_speak(gaps, threshold, gammas, etas):
    told = [Fraction(0)] * (len(gaps) + 1)
    n = min(len(gaps), 5)
    one = Fraction(1, len(gammas) * len(etas) ** n)
    for gamma in gammas:
        for way in itertools.product(etas, repeat=n):
            spoke = [i for i in range(n) if gaps[i] > threshold + gamma + way[i]]
            told[spoke[0] if spoke else -1] += one
    return told
