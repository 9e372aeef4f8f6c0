# By the complement.
def least_delta(one, other, factor):
    # E_c(P||Q) = 1 - sum of min(P, c Q)
    covered = [
        sum(min(s, factor * t) for s, t in pairs)
        for pairs in (list(zip(one, other)), list(zip(other, one)))
    ]
    return 1 - min(covered)
