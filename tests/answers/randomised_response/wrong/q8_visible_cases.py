# Looks up the four visible cases.
def posterior(answer, p, prior):
    if p == 0 or prior == 1:
        return 0.0, 1.0
    return (4 / 7, 3 / 7) if answer == 1 else (36 / 37, 1 / 37)
