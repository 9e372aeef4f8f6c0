# By bayes by chance of the story.
def beliefs(values, known):
    # the chance that the person has v and then the known people have theirs, one after the other
    def story(rows, told):
        if not told:
            return Fraction(1)
        hits = rows.count(told[0])
        if not hits:
            return Fraction(0)
        less = list(rows)
        less.remove(told[0])
        return Fraction(hits, len(rows)) * story(less, told[1:])

    joint = {}
    for v in dict.fromkeys(values):
        less = list(values)
        less.remove(v)
        joint[v] = Fraction(values.count(v), len(values)) * story(less, tuple(known))
    total = sum(joint.values())
    return {v: p / total for v, p in joint.items() if p}
