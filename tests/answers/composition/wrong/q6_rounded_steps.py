# Wrong where odds have denominators above 1000 or numerators that do not fit.
def releases_allowed(prior, ratio, ceiling):
    odds, most = (prior / (1 - prior)).limit_denominator(5000), ceiling / (1 - ceiling)
    releases = 0
    while releases < 1000 and (odds * ratio).limit_denominator(5000) <= most:
        odds = (odds * ratio).limit_denominator(5000)
        releases += 1
    return releases
