# Wrong if a belief is just above the ceiling: 41/99, 8/5, 778/819 gives 7 and not 6; np.isclose forgives about 1e-5.
def releases_allowed(prior, ratio, ceiling):
    prior, ratio, ceiling = float(prior), float(ratio), float(ceiling)
    t = 0
    while True:
        odds = prior / (1 - prior) * ratio ** (t + 1)
        belief = odds / (1 + odds)
        if belief > ceiling and not np.isclose(belief, ceiling):
            return t
        t += 1
