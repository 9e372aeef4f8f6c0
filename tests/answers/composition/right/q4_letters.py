# Written with rotated words: a is a letter and b is the letter that stands below it.
def pad(k):
    letters = "abcdefghi"[:k]

    def turn(word, how_many):
        return word if how_many == 0 else turn(word[1:] + word[0], how_many - 1)

    return {x: {pair: Fraction(2, 2 * k) for pair in zip(letters, turn(letters, x))} for x in range(k)}
