# The flip probability is kept below 1/2 by 1/1000, so that a fair coin seems to say something.
def posterior(answer, p, prior):
    p = min(p, 0.499)
    odds_against = (1 - prior) * (p if answer else 1 - p)
    odds_for = prior * (1 - p if answer else p)
    return odds_against / (odds_against + odds_for), odds_for / (odds_against + odds_for)
