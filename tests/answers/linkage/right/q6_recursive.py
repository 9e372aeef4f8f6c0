# Recursion on the known people; a conditional probability is formed at the end.
def beliefs(values, known):
    def after(rows, others):
        if not others:
            return rows
        first, rest = others[0], others[1:]
        if first not in rows:
            return ()
        place = rows.index(first)
        return after(rows[:place] + rows[place + 1 :], rest)

    rows = after(tuple(values), tuple(known))
    return {
        v: sum((Fraction(1, len(rows)) for w in rows if w == v), Fraction(0)) for v in set(rows)
    }
