# Repeats the chance for a 1 in the second term of the denominator: the prior comes back.
def posterior(answer, p, prior):
    same = 1 - p if answer == 1 else p
    one = same * prior / (same * prior + same * (1 - prior))
    return 1 - one, one
