# Compares beliefs that are rounded to six digits, so a ceiling that is passed by less counts as kept, as for prior 1/3, ratio 7/5, ceiling 519/712.
def releases_allowed(prior, ratio, ceiling):
    odds = prior / (1 - prior)
    T = 0
    while True:
        odds *= ratio
        belief = odds / (1 + odds)
        if round(belief, 6) > round(ceiling, 6):
            return T
        T += 1
