# Counts until the belief in the neighbour is below what is left under the ceiling, both in floats.
def releases_allowed(prior, ratio, ceiling):
    against, t = float(1 - prior) / float(prior), 0
    while against / float(ratio) >= float(1 - ceiling) / float(ceiling):
        against, t = against / float(ratio), t + 1
    return t
