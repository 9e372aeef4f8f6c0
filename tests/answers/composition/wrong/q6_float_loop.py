# Wrong where the ceiling is hit exactly: 5/6, 14/3, 70/73 gives 0 and not 1; floats end a little above it.
def releases_allowed(prior, ratio, ceiling):
    odds, top = float(prior / (1 - prior)), float(ceiling / (1 - ceiling))
    t = 0
    while odds * float(ratio) <= top:
        odds *= float(ratio)
        t += 1
    return t
