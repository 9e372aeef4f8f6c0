# Wrong for factors of 4 and more (and above 3, the other order loses too much): the lie is 1/4 as in the example.
def tight(factor):
    lie = Fraction(1, 4)
    return [1 - lie, lie], [1 - factor * lie, factor * lie]
