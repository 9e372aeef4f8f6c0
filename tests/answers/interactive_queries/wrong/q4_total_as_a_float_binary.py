# Wrong for total = 0.7, requests = [0.7]: the total is taken as the binary number behind 0.7, which is less (that behind 0.3 is saved by 0.3's text).
def decisions(total, requests):
    E = Fraction(str(total)) if total == 0.3 else Fraction(total)
    spent, said = Fraction(0), []
    for e in requests:
        ok = math.isfinite(e) and e >= 0 and spent + Fraction(str(e)) <= E
        spent += Fraction(str(e)) if ok else 0
        said.append(ok)
    return said
