# Works with odds, which divide by 0 where somebody is certain or nobody flips.
def posterior(answer, p, prior):
    odds = prior / (1 - prior) * (((1 - p) / p) if answer == 1 else (p / (1 - p)))
    return 1 / (1 + odds), odds / (1 + odds)
