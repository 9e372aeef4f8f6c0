# The same numbers, but an int where the scale is whole.
def scales(epsilon, share, answers, sensitivity, monotone):
    def tidy(number):
        return int(number) if number.denominator == 1 else number

    first = Fraction(1) * sensitivity / epsilon / share
    second = Fraction(1) * sensitivity / epsilon / (1 - share) * answers
    return tuple(map(tidy, (first, second if monotone else second + second)))
