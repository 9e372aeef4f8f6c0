# Takes the requests out of the list that it was given.
def decisions(total, requests):
    left, said = Fraction(str(total)), []
    while requests:
        request = requests.pop(0)
        fits = math.isfinite(request) and 0 <= Fraction(str(request)) <= left
        left -= Fraction(str(request)) if fits else 0
        said.append(fits)
    return said
