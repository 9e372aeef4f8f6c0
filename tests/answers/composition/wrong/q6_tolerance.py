# Multiplies floats, and allows a little more than the ceiling.
def releases_allowed(prior, ratio, ceiling):
    odds, releases = float(prior / (1 - prior)), 0
    while odds * ratio / (1 + odds * ratio) <= float(ceiling) + 1e-12:
        odds, releases = odds * float(ratio), releases + 1
    return releases
