# Written with one step of Bayes' rule for each release, with recursion.
def belief_interval(prior, ratios):
    def after(belief, up, left):
        if not left:
            return belief
        r, *rest = left
        r = r if up else 1 / r
        return after(belief * r / (belief * r + 1 - belief), up, rest)

    return after(prior, False, tuple(ratios)), after(prior, True, tuple(ratios))
