# By object arrays.
def first_to_speak(gaps, threshold, gammas, etas):
    from collections import Counter

    out = np.array([Fraction(0)] * (len(gaps) + 1), dtype=object)
    for gamma, times in Counter(gammas).items():
        p = np.array([Fraction(np.count_nonzero([g > threshold + gamma + e for e in etas]), len(etas)) for g in gaps] + [Fraction(1)], dtype=object)
        before = np.concatenate([np.array([Fraction(1)], dtype=object), np.cumprod(1 - p)[:-1]])
        out = out + p * before * Fraction(times, len(gammas))
    return out
