# Works with log odds that are clipped to plus and minus 30 each.
# Witness: posterior(1, 1e-15, 1e-20) returns (0.5, 0.5); right is (0.999990000099999, 9.999900000999979e-06).
def posterior(answer, p, prior):
    def log_odds(u):
        if u <= 0 or u >= 1:
            return -40.0 if u <= 0 else 40.0
        return max(-30.0, min(30.0, math.log(u) - math.log1p(-u)))

    if prior in (0, 1):
        return 1.0 - prior, float(prior)
    t = log_odds(prior) + (-log_odds(p) if answer else log_odds(p))
    one = 1 / (1 + math.exp(-t))
    return 1 / (1 + math.exp(t)), one
