# Wrong where the ceiling is met exactly, or missed by less than floats can see.
def releases_allowed(prior, ratio, ceiling):
    odds, most = float(prior) / float(1 - prior), float(ceiling) / float(1 - ceiling)
    releases = 0
    while odds * float(ratio) <= most * (1 + 1e-14):
        odds *= float(ratio)
        releases += 1
    return releases
