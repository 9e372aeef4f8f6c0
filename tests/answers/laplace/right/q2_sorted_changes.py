# All changes are gathered in a list and sorted; Fractions all the way.
class _Pair:
    def __init__(self, left, right):
        self.left, self.right = left, right

    def change(self):
        total = Fraction(0)
        for a, b in zip(self.left, self.right):
            total += Fraction(a) - Fraction(b) if a > b else Fraction(b) - Fraction(a)
        return total


def oracle(query, data_sets, related):
    answers = []
    for x in data_sets:
        value = query(x)
        answers.append(value if type(value) is tuple else (value,))
    changes = [Fraction(0)]
    for i in range(len(data_sets)):
        for j in range(i):
            if related(data_sets[i], data_sets[j]):
                changes.append(_Pair(answers[i], answers[j]).change())
    return sorted(changes)[-1]
